/** What an advertiser may say at `init`. */
export interface Options {
  /** The log receiver, without a slash at its end: `https://log.example.com/receiver`. */
  receiver: string;
  /** Production hosts, one or a list. Page views and exits are sent from these alone. `.example.com` means every host below it. */
  hosts?: string | readonly string[];
  /** Looks at every event before it is stored, and may change it; what it returns nothing for is dropped. */
  beforeSend?: (event: Record<string, unknown>, details: Details) => unknown;
  /** Anywhere else, print what would be sent and send nothing. */
  debug?: boolean;
  /** Send and store nothing before `optIn()`. What is called until then waits in memory. */
  requireConsent?: boolean;
  /** Take Global Privacy Control for a no. */
  gpc?: boolean;
  /** Take Do Not Track for a no. */
  dnt?: boolean;
  /** Further names of parameters whose values are never kept. */
  secrets?: readonly string[];
  /** Who is signed in, where the page knows it from the start. */
  who?: string | undefined;
  /** Second file only: presses on links to other hosts and to files are events. */
  links?: boolean;
  /** Second file only: `shop.example`, below which all hosts are one device. A cookie of that domain says which. */
  domain?: string;
  /** Second file only: events stand in a database as well, which outlives a browser that is killed. */
  durable?: boolean;
}

/** What may be said about one event. */
export interface Details {
  who?: string;
  transactionId?: string;
  amount?: number;
  /** `CNY` */
  currency?: string;
  /** `alipay` */
  paymentType?: string;
  /** Second file only: up to twenty values of your own. */
  properties?: Readonly<Record<string, string | number | boolean>>;
}

export interface Methods {
  init(appid: string, options: Options): void;
  /** An event of your own. */
  event(name: string, details?: Details | null): void;
  download(details?: Details | null): void;
  order(details?: Details | null): void;
  payment(details?: Details | null): void;
  register(who: string, details?: Details | null): void;
  loggedin(who: string, details?: Details | null): void;
  /** Somebody has signed out: forgets `who` and begins a new session of the same device. */
  reset(): void;
  optIn(): void;
  /** Sends nothing more and deletes all that was stored; with `true`, one word stays behind, so that the next page knows. */
  optOut(remember?: boolean): void;
  /** Takes every listener, timer and hook off the page. What waits stays for the next one. */
  stop(): void;
}

/** `provena('order', {…})` and `provena.order({…})` are the same. Never throws. */
export interface Provena extends Methods {
  <Name extends keyof Methods>(name: Name, ...words: Parameters<Methods[Name]>): void;
  readonly version: 'v2.0.0';
}
