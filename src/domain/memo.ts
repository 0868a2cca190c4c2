/** Remembers the output for the latest input, and makes it only when it is first asked for. */
export function memo<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  let latest: { readonly input: Input; readonly output: Output } | null = null;
  return (input) => {
    if (!latest || latest.input !== input) latest = { input, output: make(input) };
    return latest.output;
  };
}
