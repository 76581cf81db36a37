import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { StoreContextProvider, ThemesContext, useTheme, useThemesContext } from 'react-admin';
import { darkTheme, lightTheme } from '../theme/theme.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { queryClient } from './queryClient.ts';
import { store } from './store.ts';
import { usePrinting } from './usePrinting.ts';

/** Both themes; on paper all is light, also what was read in the dark. */
export function useThemes() {
  const printing = usePrinting();
  return useMemo(() => ({ lightTheme, darkTheme: printing ? lightTheme : darkTheme }), [printing]);
}

/** Light or dark as this device prefers, until a person chooses; then as chosen, here and at the next visit. */
function Themed({ children }: { readonly children: ReactNode }) {
  const [mode] = useTheme();
  const themes = useThemesContext();
  const theme = (mode === 'dark' ? themes.darkTheme : themes.lightTheme) as typeof lightTheme;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = mode;
    root.style.colorScheme = theme.palette.mode;
    root.style.backgroundColor = theme.palette.colours.canvas;
  }, [mode, theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

/** What every page stands in, signed in or not: preferences, theme, language, what was fetched. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const themes = useThemes();
  return (
    <StoreContextProvider value={store}>
      <QueryClientProvider client={queryClient}>
        <ThemesContext.Provider value={themes}>
          <Themed>
            <LanguageProvider>{children}</LanguageProvider>
          </Themed>
        </ThemesContext.Provider>
      </QueryClientProvider>
    </StoreContextProvider>
  );
}
