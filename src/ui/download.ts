export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari starts reading only after click() has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
