import { TASKS } from '../../routes/addresses';
import { Link } from '../../routes/Link';
import { useMessages } from '../../i18n/DictionaryContext';
import { Card } from '../../ui/Card';

export function NotFoundScreen() {
  const { notFound } = useMessages();
  return (
    <Card actions={<Link to={TASKS}>{notFound.back}</Link>}>
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.text}</p>
    </Card>
  );
}
