/** The forms a language needs; `other` serves every number without a form of its own. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Made when first needed: the browser's knowledge of a language takes longer than a frame to load. */
function late<Value>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}

export function numberIn(locale: string): (value: number) => string {
  const numbers = late(() => new Intl.NumberFormat(locale));
  // Up to here every language of the app writes the digits alone.
  return (value) => (value < 1000 ? String(value) : numbers().format(value));
}

/** "5 zadań": the number as the language writes it, and the noun in the form it asks for. */
export function plural(locale: string, forms: Forms): (count: number) => string {
  const rules = late(() => new Intl.PluralRules(locale));
  const number = numberIn(locale);
  return (count) => `${number(count)}\u00a0${forms[rules().select(count)] ?? forms.other}`;
}
