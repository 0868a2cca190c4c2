import { useMessages } from '../../i18n/DictionaryContext';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export default function AuthorScreen() {
  const { author } = useMessages();
  return (
    <Card>
      <p>{author.about(site.authorName)}</p>
      <p>{author.why}</p>
      <p>{author.contact}</p>
    </Card>
  );
}
