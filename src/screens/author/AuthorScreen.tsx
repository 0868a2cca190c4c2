import { AUTHOR_TEXTS } from '../../i18n/authorTexts';
import { useDictionary } from '../../i18n/DictionaryContext';
import { site } from '../../site';
import { Card } from '../../ui/Card';

export default function AuthorScreen() {
  const texts = AUTHOR_TEXTS[useDictionary().language];
  return (
    <Card>
      <p>{texts.about(site.authorName)}</p>
      <p>{texts.why}</p>
      <p>{texts.contact}</p>
    </Card>
  );
}
