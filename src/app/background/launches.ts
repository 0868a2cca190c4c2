import { navigate } from 'wouter/use-browser-location';
import { base, PATHS } from '../../routes/addresses';
import type { TaskCommands } from '../../store/taskStore';

/** How the installed app was opened: by its icon, with a file, or by another app's share. */
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
 * Handles launches of the installed app. The manifest reuses one window without loading it again, so
 * that unfinished work stays; the page has to go to the launched address itself.
 */
export function takeLaunches(commands: Pick<TaskCommands, 'importFiles'>): void {
  const [loading] = performance.getEntriesByType('navigation');
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    // The page was loaded from the address of the launch that opened this window.
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
  // If a file is gone by now, the import says that it cannot be read.
  const read = files.map((file) => file.getFile().catch(() => null));
  await commands.importFiles(await Promise.all(read));
}

function goTo({ origin, pathname, search, hash }: URL): void {
  const address = pathname + search;
  // A launch by the icon leaves the app as it was.
  if (origin !== location.origin || address + hash === base + PATHS.tasks) return;
  navigate(address);
  // Set apart from the rest, because only this fires a hashchange event.
  if (hash) location.replace(hash);
}

const withoutHash = (address: string | null | undefined) => address?.replace(/#.*/s, '');
