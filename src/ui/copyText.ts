/** False when the browser lets neither its clipboard nor the old way be used. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

/** On a plain http address there is no clipboard to ask for. */
function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea');
  const { activeElement } = document;
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return isCopied;
}
