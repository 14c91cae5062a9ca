import { useEffect, useState } from 'react';
import type { Proof } from '../../tests/matrix/proof/proof.ts';

/** The states of all screens that the matrix judges; undefined while the demo world is being read. */
export function useProof(): Proof | undefined {
  const [proof, setProof] = useState<Proof>();
  useEffect(() => {
    let isLeft = false;
    void readProof().then((read) => {
      if (!isLeft) setProof(read);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return proof;
}

async function readProof(): Promise<Proof> {
  const [{ proveStates }, { testService }] = await Promise.all([
    import('../../tests/matrix/proof/proof.ts'),
    import('#mocks/domains/testService.ts'),
  ]);
  return proveStates(testService().connection);
}
