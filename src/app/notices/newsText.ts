import type { Messages } from '../../i18n/pl';
import type { RefusedFile, Said, Told } from '../../store/news';
import { reasonOf } from '../../latePart';

export function newsText({ news, row, failure }: Messages, event: Told | Said): string {
  switch (event.type) {
    case 'restored':
    case 'addedAll':
    case 'removedAll':
    case 'finished':
    case 'unchecked':
    case 'found':
      return news[event.type](event.count);
    case 'examples':
      return news.examples(event.replaced);
    case 'imported':
      return importedText(news, event);
    case 'refused':
      return [...refusals(news, event.files), news.unchanged].join(' ');
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

/** A folder of pictures would fill the screen. */
const MOST_REFUSALS = 3;

function refusals(news: Messages['news'], files: readonly RefusedFile[]): string[] {
  const sentences = files
    .slice(0, MOST_REFUSALS)
    .map(({ name, fault }) => news.refused[fault](news.file(name)));
  const more = files.length - sentences.length;
  return more > 0 ? [...sentences, news.moreRefused(more)] : sentences;
}

function importedText(
  news: Messages['news'],
  { added, updated, known, skipped, refused }: Extract<Told, { type: 'imported' }>,
): string {
  const isNothingNew = added + updated + skipped === 0;
  const text = isNothingNew
    ? news.nothingNew(known)
    : news.imported(added, updated, known, skipped);
  return refused.length === 0 ? text : [`${text}.`, ...refusals(news, refused)].join(' ');
}
