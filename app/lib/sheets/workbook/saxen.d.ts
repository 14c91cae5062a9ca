/** The package brings no types. Only what is used of it is described. */
declare module 'saxen' {
  export class Parser {
    /** The attributes are false where they cannot be read. */
    on(event: 'openTag', callback: (name: string, attributes: () => Readonly<Record<string, string>> | false) => void): this;
    on(event: 'closeTag', callback: (name: string) => void): this;
    on(event: 'text', callback: (text: string) => void): this;
    on(event: 'cdata', callback: (text: string) => void): this;
    on(event: 'error', callback: (error: Error) => void): this;
    write(xml: string): this;
    end(): void;
  }
}
