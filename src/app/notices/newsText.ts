import type { Messages } from '../../i18n/pl';
import type { Said, Told } from '../../store/news';
import { reasonOf } from '../../latePart';

export function newsText({ news, row, failure }: Messages, event: Told | Said): string {
  switch (event.type) {
    case 'restored':
    case 'addedAll':
    case 'removedAll':
    case 'finished':
    case 'found':
      return news[event.type](event.count);
    case 'examples':
      return news.examples(event.replaced);
    case 'imported':
      return news.imported(event.added, event.updated, event.skipped);
    case 'link':
      return news.link[event.outcome];
    case 'moved':
      return row.moved(event.position, event.count);
    case 'partFailed':
      return `${failure.chunkTitle}. ${event.reason}`;
    case 'failed':
      return `${failure.crashTitle}. ${reasonOf(event.error)}`;
    case 'discarded':
      return news.discarded[event.kind];
    case 'added':
    case 'addedAgain':
    case 'edited':
    case 'done':
    case 'removed':
    case 'unusable':
    case 'copied':
    case 'notCopied':
    case 'copyKept':
    case 'copyStopped':
    case 'undone':
    case 'redone':
    case 'savedAgain':
      return news[event.type];
  }
}
