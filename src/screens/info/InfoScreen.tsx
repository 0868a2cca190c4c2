import { useMessages } from '../../i18n/DictionaryContext';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export function InfoScreen() {
  const { info: texts } = useMessages();
  return (
    <Card
      actions={
        <a href={site.earlierVersionUrl} target="_blank" rel="noopener noreferrer">
          {texts.earlierLink}
        </a>
      }
    >
      <p>{texts.what}</p>
      <p>{texts.privacy}</p>
      <p>{texts.where}</p>
      <p>{texts.earlier}</p>
    </Card>
  );
}
