import { installPackages } from './installPackages.mjs';
import { runNode } from './run.mjs';
import { serve } from './serve.mjs';

if (!installPackages() || !runNode(['scripts/build/build.mjs', '--if-stale'])) process.exit(1);

const { server, url } = await serve({
  port: Number(process.env['PORT'] ?? 3000),
  orNextPort: true,
});
console.log(`\n  ${url}\n\nCtrl+C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    // A browser keeps its connections open, and close() alone would wait for them.
    server.closeAllConnections();
  });
}
