import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode, useSyncExternalStore } from 'react';
import { StoreContextProvider, ThemesContext, useTheme } from 'react-admin';
import { themeOf } from '../../theme/theme.ts';
import { LanguageProvider, useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { queryClient } from '../../runtime/queryClient.ts';
import { store } from '../../runtime/store.ts';

const paper = matchMedia('print');

function subscribe(listener: () => void): () => void {
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

/** Whether the page is being put on paper. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => paper.matches);

/** That there are two themes is all that react-admin asks to know: `Themed` puts the one that is shown in place. */
const THEMES = { lightTheme: {}, darkTheme: {} };

/** Light or dark as this device prefers, until a person chooses; then as chosen, here and at the next visit. */
const Themed = ({ children }: { readonly children: ReactNode }) => (
  <ThemesContext.Provider value={THEMES}>
    <Face>{children}</Face>
  </ThemesContext.Provider>
);

/** The theme in the page's language; on paper it is light. */
function Face({ children }: { readonly children: ReactNode }) {
  const isLight = usePrinting();
  const [language] = useLanguage();
  const [chosen] = useTheme();
  const theme = themeOf(isLight || chosen !== 'dark' ? 'light' : 'dark', language);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.palette.mode;
    root.style.colorScheme = theme.palette.mode;
    root.style.backgroundColor = theme.palette.colours.canvas;
  }, [theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** The frame of every page, signed in or not: preferences, cached data, language, theme. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <Themed>{children}</Themed>
      </LanguageProvider>
    </QueryClientProvider>
  </StoreContextProvider>
);
