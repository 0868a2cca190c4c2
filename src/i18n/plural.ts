/** The forms a language needs; `other` serves every number without a form of its own. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export function numberIn(locale: string): (value: number) => string {
  const numbers = new Intl.NumberFormat(locale);
  return (value) => numbers.format(value);
}

/** "5 zadań": the number as the language writes it, and the noun in the form it asks for. */
export function plural(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const number = numberIn(locale);
  return (count) => `${number(count)}\u00a0${forms[rules.select(count)] ?? forms.other}`;
}
