import { useDictionary } from '../../i18n/DictionaryContext';
import { INFO_TEXTS } from '../../i18n/infoTexts';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export default function InfoScreen() {
  const texts = INFO_TEXTS[useDictionary().language];
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
      <p>{texts.earlier}</p>
    </Card>
  );
}
