/** A `ref` for a scrolling element: puts it into the tab order while there is something to scroll. */
export function scrollable(room: HTMLElement | null) {
  if (!room) return undefined;
  const look = () => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0;
    else room.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  observer.observe(room);
  for (const part of room.children) observer.observe(part);
  return () => observer.disconnect();
}
