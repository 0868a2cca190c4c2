interface EditDraft {
  readonly id: string;
  readonly text: string;
}

let draft: EditDraft | null = null;

/** An edit that was left behind, neither saved nor given up, also when the next screen failed. */
export const editDraft = {
  get: (): EditDraft | null => draft,
  keep(id: string, text: string): void {
    draft = { id, text };
  },
  drop(): void {
    draft = null;
  },
};
