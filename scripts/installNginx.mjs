import { aptInstall } from './apt.mjs';
import { nginx } from './nginx.mjs';

if (!nginx()) {
  console.log('Installing nginx for the tests…');
  aptInstall(['nginx']);
  if (!nginx()) {
    console.error(
      'The tests need nginx: on Debian run, as root, "apt-get install nginx", on a Mac "brew install nginx".',
    );
    process.exitCode = 1;
  }
}
