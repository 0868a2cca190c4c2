import { useMessages } from '../../i18n/DictionaryContext';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export function AuthorScreen() {
  const { author: texts } = useMessages();
  return (
    <Card>
      <p>{texts.about(site.authorName)}</p>
      <p>{texts.why}</p>
      <p>{texts.contact}</p>
    </Card>
  );
}
