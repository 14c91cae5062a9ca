import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is shown in place of the children that failed. `retry` renders them again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** When it changes, the children are tried again. Usually the address. */
  of?: string;
  children: ReactNode;
}

interface Caught {
  error: Error | null;
  of: string | undefined;
}

/** Contains a failure, so that the rest of the page still works. The root of React reports the error itself. */
export class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { error: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: Caught): Partial<Caught> | null {
    return of === state.of ? null : { error: null, of };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: null }));
  }
}
