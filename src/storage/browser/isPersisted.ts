/**
 * Whether the browser has promised not to delete the list by itself. Where it cannot be asked, as on
 * plain http, it cannot have promised either.
 */
export async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
