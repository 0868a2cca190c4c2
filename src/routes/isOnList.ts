import { parseRoute } from './addresses';
import { base } from './base';

export function isOnList(): boolean {
  return parseRoute(location.pathname, base).screen === 'tasks';
}
