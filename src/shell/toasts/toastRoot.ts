const ID = 'toasts';

/**
 * Where the messages stand: beside the page, not in it. An open dialog hides all that is beside it from screen
 * readers; what is said here must be heard all the same, so that this place never stays hidden.
 */
export function toastRoot(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const root = document.createElement('div');
  root.id = ID;
  document.body.append(root);
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  }).observe(root, { attributes: true, attributeFilter: ['aria-hidden'] });
  return root;
}
