/** Thrown by an answer to refuse a call. Holds the code and the message of the envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
    readonly status = 200,
  ) {
    super(message);
  }
}

/** The session is not known. */
export const unknownSession = () => new Refusal(-1002, '登录已失效，请重新登录');
/** The caller lacks the right. */
export const forbidden = () => new Refusal(-1003, '暂无权限访问');
/** The paid service is not open for this app. */
export const notEntitled = () => new Refusal(-1004, '未开通该服务');
export const missing = (what: string) => new Refusal(404, `${what}不存在`, null, 404);
/** What was sent cannot be understood. Names the field, never the value. */
export const badRequest = (field: string) => new Refusal(400, `参数有误：${field}`, null, 400);
/** A write that its screen knows how to answer. */
export const taken = (message: string, field?: string) => new Refusal(-1008, message, about(field));
/** What was sent is understood and not good enough: one code for many causes. Names the field of the wire; ours (G-06, G-07). */
export const unfit = (code: -999 | -5000, field: string, message: string) => new Refusal(code, message, about(field));

const about = (field: string | undefined) => (field === undefined ? null : { field });
