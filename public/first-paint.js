// Runs before the first paint: the remembered theme and language, so that nothing flashes white.
// And before any part of the application: the page's security policy forbids code made from text, and merely asking
// whether it is allowed, as zod would, is reported as an attack.
globalThis.__zod_globalConfig = { jitless: true };
// Where the browser keeps nothing for pages, even asking for it throws, at the first part that does: they then keep
// things in this page alone.
['localStorage', 'sessionStorage'].forEach(function (name) {
  try {
    void window[name].length;
  } catch (forbidden) {
    var methods = {
      getItem: function (key) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem: function (key, value) {
        this[key] = String(value);
      },
      removeItem: function (key) {
        delete this[key];
      },
      clear: function () {
        Object.keys(this).forEach(this.removeItem, this);
      },
      key: function (place) {
        return Object.keys(this)[place] || null;
      },
      get length() {
        return Object.keys(this).length;
      },
    };
    Object.defineProperty(window, name, { value: Object.create(methods) });
  }
});
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (unreadable) {
      return null;
    }
  }
  var theme = (stored('RaStore.theme') || '').replace(/"/g, '');
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // Pages for everybody are light whatever was chosen here.
  if (/^\/(public|forms)\//.test(location.pathname)) theme = 'light';
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.style.backgroundColor = theme === 'dark' ? '#0e1513' : '#f1f4f2';
  root.lang = stored('coleira.locale') === 'en' ? 'en-GB' : 'pt-PT';
})();
