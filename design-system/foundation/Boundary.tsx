import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands instead of what failed. `retry` tries it again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** Another one, another try: the address. */
  of?: string;
  children: ReactNode;
}

interface Caught {
  error: Error | null;
  of: string | undefined;
}

/** Keeps what fails from taking the rest with it. The error itself is reported by the root of React, in one place. */
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
