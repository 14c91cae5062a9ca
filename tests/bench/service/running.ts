import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';

interface Message {
  port?: number;
  memory?: number;
  said?: string;
}

/** The service in another process. */
export interface Running {
  port: number;
  /** What it complained about. */
  complaints: string[];
  memory(): Promise<number>;
  /** Kills the process at once, as a power failure does. */
  kill(): Promise<void>;
}

export async function run(stateFile: string): Promise<Running> {
  const execArgv = ['--import', import.meta.resolve('tsx'), '--expose-gc'];
  const child = fork('tests/bench/service/subject.ts', [stateFile], { execArgv });
  const complaints: string[] = [];
  child.on('message', (message: Message) => void (message.said !== undefined && complaints.push(message.said)));
  return {
    port: await messageOf(child, ({ port }) => port),
    complaints,
    memory: () => {
      child.send('memory');
      return messageOf(child, ({ memory }) => memory);
    },
    kill: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

const messageOf = (child: ChildProcess, take: (message: Message) => number | undefined) =>
  new Promise<number>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The service has ended')));
    child.on('message', (message: Message) => {
      const value = take(message);
      if (value !== undefined) resolve(value);
    });
  });

/** A client with a connection of its own. */
export function client(port: number, token = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    call: (method: string, path: string, body?: unknown) =>
      new Promise<number>((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, method, path, agent, headers: { 'Content-Type': 'application/json', Authorization: token } },
          (answer) => {
            answer.resume();
            answer.on('end', () => resolve(answer.statusCode ?? 0));
            answer.on('error', reject);
          },
        );
        sent.on('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      }),
  };
}
