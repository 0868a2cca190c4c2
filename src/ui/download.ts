/** Hands a text to the visitor as a file, without a server. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari has not begun to read when click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
