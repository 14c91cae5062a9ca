/** After a long press lifting the finger must not press what is under it. */
export function abandonPress(target: EventTarget, pointerId: number) {
  target.dispatchEvent(new window.PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType: 'touch' }));
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}
