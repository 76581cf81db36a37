// Runs before the first paint: the remembered theme and language, so that nothing flashes white.
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
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
  root.style.backgroundColor = theme === 'dark' ? '#0e1513' : '#f1f4f2';
  root.lang = stored('coleira.locale') === 'en' ? 'en-GB' : 'pt-PT';
})();
