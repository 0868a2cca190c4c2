import { useEffect } from 'react';
import { useMessages } from '../i18n/DictionaryContext';
import { nameOf } from '../domain/task';
import { site } from '../site';
import { useTaskState } from '../store/StoreContext';
import type { Route } from './addresses';

export function usePageTitle(route: Route): string {
  const messages = useMessages();
  const content = useTaskState(({ tasks }) =>
    route.screen === 'task' ? tasks.find(({ id }) => id === route.id)?.content : undefined,
  );
  switch (route.screen) {
    case 'tasks':
      return messages.title;
    case 'task':
      return content === undefined ? messages.task.unknown : nameOf(content, messages);
    case 'author':
      return site.authorName;
    case 'info':
      return messages.nav.info;
    case 'notFound':
      return messages.notFound.title;
  }
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
