import { execFileSync } from 'node:child_process';

interface Process {
  readonly id: number;
  readonly group: number;
  readonly command: string;
}

function processes(): readonly Process[] {
  // Without -ww a long command line is cut before it names the profile.
  const table = execFileSync('ps', ['-Aww', '-o', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return table.split('\n').map((line) => {
    const [, id, group, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { id: Number(id), group: Number(group), command };
  });
}

/** The browser that was started on this profile leads a process group of its own. */
function groupOf(profile: string): readonly Process[] {
  const all = processes();
  const leader = all.find(({ id, group, command }) => id === group && command.includes(profile));
  return leader ? all.filter(({ group }) => group === leader.group) : [];
}

/** kill -9 of the whole browser on this profile, all processes at once. */
export function killBrowser(profile: string): boolean {
  const [member] = groupOf(profile);
  if (member) process.kill(-member.group, 'SIGKILL');
  return member !== undefined;
}

/** Asks the browser itself to end, which writes down what it has. */
export function shutDown(profile: string): void {
  for (const { id, group } of groupOf(profile)) if (id === group) process.kill(id, 'SIGTERM');
}

/** kill -9 of the processes of its pages, but not of the browser itself. */
export function killPages(profile: string): void {
  for (const { id, command } of groupOf(profile)) {
    if (/--type=renderer|-isForBrowser/.test(command)) process.kill(id, 'SIGKILL');
  }
}
