import { bilingual } from '#design-system/foundation/words.ts';

export const failureWords = bilingual({
  unreached: ['没有连上服务，请检查网络后重试。', 'Couldn’t reach the service. Check your network and try again.'],
  unreadable: ['服务的应答不是约定的格式，无法读取。', 'The service’s answer isn’t in the expected format, so it couldn’t be read.'],
  refused: ['服务拒绝了这个请求', 'The service refused this request'],
  withCode: [
    (sentence: string, code: number | undefined) => (code === undefined ? sentence : `${sentence}（${code}）`),
    (sentence: string, code: number | undefined) => (code === undefined ? sentence : `${sentence} (${code})`),
  ],
  call: ['接口', 'Call'],
  code: ['编号', 'Code'],
  field: ['字段', 'Field'],
  trace: ['追踪 ID', 'Trace ID'],
});
