/** The forms a language needs; `other` serves every number without a form of its own. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** "5 zadań": the number as the language writes it, and the noun in the form it asks for. */
export function plural(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => `${numbers.format(count)}\u00a0${forms[rules.select(count)] ?? forms.other}`;
}
