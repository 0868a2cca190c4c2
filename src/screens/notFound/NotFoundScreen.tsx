import { TASKS } from '../../routes/addresses';
import { Link } from '../../routes/Link';
import { useMessages } from '../../i18n/DictionaryContext';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

export function NotFoundScreen() {
  const { notFound } = useMessages();
  return (
    <Card>
      <EmptyState
        picture="crossed"
        title={<h1 tabIndex={-1}>{notFound.title}</h1>}
        hint={notFound.text}
      >
        <Link to={TASKS}>{notFound.back}</Link>
      </EmptyState>
    </Card>
  );
}
