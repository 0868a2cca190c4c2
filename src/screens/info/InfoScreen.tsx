import { useMessages } from '../../i18n/DictionaryContext';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export default function InfoScreen() {
  const { info } = useMessages();
  return (
    <Card
      actions={
        <a href={site.earlierVersionUrl} target="_blank" rel="noopener noreferrer">
          {info.earlierLink}
        </a>
      }
    >
      <p>{info.what}</p>
      <p>{info.privacy}</p>
      <p>{info.earlier}</p>
    </Card>
  );
}
