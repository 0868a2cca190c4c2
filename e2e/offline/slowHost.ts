import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Host } from '../host.mjs';

/** Like `holdBack`, but at the host, because a page's routes do not see a service worker's requests. */
export function holdBackAtHost(host: Host, address: RegExp) {
  const { server } = host;
  const [answer] = server.listeners('request');
  const gate = new EventEmitter();
  const asked = once(gate, 'ask');
  const open = once(gate, 'open');
  const answerLate: RequestListener = (request, response) => {
    const go = () => void answer?.call(server, request, response);
    if (address.test(request.url ?? '')) {
      gate.emit('ask');
      void open.then(go);
    } else go();
  };
  server.removeAllListeners('request').on('request', answerLate);
  return { asked, letIn: () => gate.emit('open') };
}
