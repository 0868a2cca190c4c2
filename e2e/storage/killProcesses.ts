import { execFileSync } from 'node:child_process';

interface Process {
  readonly id: number;
  readonly group: number;
  readonly command: string;
}

function processes(): readonly Process[] {
  // Without -ww a long command line is cut off before its profile.
  const table = execFileSync('ps', ['-Aww', '-o', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return table.split('\n').map((line) => {
    const [, id, group, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { id: Number(id), group: Number(group), command };
  });
}

/** The processes of the browser on this profile, which leads its own process group. */
function groupOf(profile: string): readonly Process[] {
  const all = processes();
  const leader = all.find(({ id, group, command }) => id === group && command.includes(profile));
  return leader ? all.filter(({ group }) => group === leader.group) : [];
}

/** Kills all processes of the browser at once. */
export function killBrowser(profile: string): boolean {
  const [member] = groupOf(profile);
  if (member) process.kill(-member.group, 'SIGKILL');
  return member !== undefined;
}

/** Asks the browser to end, which lets it write everything. */
export function shutDown(profile: string): void {
  for (const { id, group } of groupOf(profile)) if (id === group) process.kill(id, 'SIGTERM');
}

/** Kills the processes of the pages, but not of the browser itself. */
export function killPages(profile: string): void {
  for (const { id, command } of groupOf(profile)) {
    if (/--type=renderer|-isForBrowser/.test(command)) process.kill(id, 'SIGKILL');
  }
}
