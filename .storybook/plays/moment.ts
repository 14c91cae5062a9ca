declare global {
  interface Window {
    takeMoment?: (name: string) => Promise<void>;
  }
}

/**
 * Has what a play function shows on its way photographed: a question that it then answers, a word that goes away. The picture is called by the
 * story and the name. Nothing happens where no pictures are taken.
 */
export async function moment(name: string): Promise<void> {
  if (!window.takeMoment) return;
  // What goes away by itself stays until it is shot.
  window.pictures.hold();
  await window.takeMoment(name);
}
