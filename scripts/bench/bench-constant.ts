// Bare node:http that sends the same headers and bytes to everyone: node scripts/bench/bench-constant.ts <port> <file>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , port, file = ''] = process.argv;
const { head, body } = JSON.parse(readFileSync(file, 'utf8')) as { head: string[]; body: string };
const bytes = Buffer.from(body, 'base64');
createServer((_, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
