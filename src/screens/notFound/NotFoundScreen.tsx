import { Link } from '../../ui/Link';
import { useMessages } from '../../i18n/DictionaryContext';
import { Card } from '../../ui/Card';

export function NotFoundScreen() {
  const { notFound } = useMessages();
  return (
    <Card actions={<Link href="/zadania">{notFound.back}</Link>}>
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.text}</p>
    </Card>
  );
}
