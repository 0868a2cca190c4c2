interface SavePicker {
  readonly suggestedName: string;
  readonly startIn?: FileSystemFileHandle;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

declare global {
  var showSaveFilePicker: ((picker: SavePicker) => Promise<FileSystemFileHandle>) | undefined;
}

/** Null: the visitor has chosen no file. The picker opens where the former one is, if there is one. */
export async function pickCopy(
  suggestedName: string,
  former: FileSystemFileHandle | null,
): Promise<FileSystemFileHandle | null> {
  const types = [{ accept: { 'application/json': ['.json'] } }];
  const place = former && { startIn: former };
  try {
    return (await globalThis.showSaveFilePicker?.({ suggestedName, types, ...place })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** A name beside one that is taken: tasks.json, tasks-2.json, tasks-3.json. */
export function nextName(name: string): string {
  const [, stem = '', number = '1'] = /^(.*?)(?:(?<!\d)-(\d{1,9}))?(?:\.json)?$/is.exec(name) ?? [];
  return `${stem}-${Number(number) + 1}.json`;
}
