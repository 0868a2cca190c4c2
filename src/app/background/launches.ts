import { navigate } from 'wouter/use-browser-location';
import { base, PATHS } from '../../routes/addresses';
import type { TaskCommands } from '../../store/taskStore';

/** The installed app is opened: by its icon, by a file, by what another app shares. */
interface Launch {
  readonly targetURL?: string | null;
  readonly files?: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}

declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(take: (launch: Launch) => void): void };
  }
}

/**
 * Takes what the installed app is opened with. The manifest has one window opened again and again,
 * which is then not loaded anew: what is half done in it stays, and it goes by itself to the address.
 */
export function takeLaunches(commands: Pick<TaskCommands, 'importFiles'>): void {
  const [loading] = performance.getEntriesByType('navigation');
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    // The launch that has opened this window: the page was loaded from its address.
    const isLoaded = isFirst && withoutHash(targetURL) === withoutHash(loading?.name);
    isFirst = false;
    if (files.length > 0) void importAll(files, commands);
    else if (targetURL && !isLoaded) goTo(new URL(targetURL));
  });
}

async function importAll(
  files: NonNullable<Launch['files']>,
  commands: Pick<TaskCommands, 'importFiles'>,
): Promise<void> {
  // A file that has gone meanwhile cannot be read, which the import says.
  const read = files.map((file) => file.getFile().catch(() => null));
  await commands.importFiles(await Promise.all(read));
}

function goTo({ origin, pathname, search, hash }: URL): void {
  const address = pathname + search;
  // The icon alone asks for nothing: the app is found as it was left.
  if (origin !== location.origin || address + hash === base + PATHS.tasks) return;
  navigate(address);
  // Nobody would hear of a hash that comes with the rest.
  if (hash) location.replace(hash);
}

const withoutHash = (address: string | null | undefined) => address?.replace(/#.*/s, '');
