import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** A named state of the service: the same in a story, a test, the Storybook toolbar and the running console. */
export interface Scenario {
  chinese: string;
  english: string;
  handlers: RequestHandler[];
}

/** The states that hold for any call. Those of the product (roles, platforms, packages) are added here with the service. */
export const scenarios = {
  none: { chinese: '无服务', english: 'No service', handlers: [] },
  failing: {
    chinese: '全部失败',
    english: 'Every call fails',
    handlers: [http.all('/api/*', () => HttpResponse.json({ code: 500 }, { status: 500 }))],
  },
  waiting: {
    chinese: '一直等待',
    english: 'No call ever answers',
    handlers: [http.all('/api/*', () => delay('infinite'))],
  },
  offline: { chinese: '断网', english: 'No network', handlers: [http.all('/api/*', () => HttpResponse.error())] },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName => typeof name === 'string' && Object.hasOwn(scenarios, name);
