import FlashlightOffRounded from '@mui/icons-material/FlashlightOffRounded';
import FlashlightOnRounded from '@mui/icons-material/FlashlightOnRounded';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasTorch, lightTorch } from './openCamera.ts';

interface LivePictureProps {
  readonly stream: MediaStream | undefined;
  /** Receives the video element, for the reader. */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
}

/** The camera's picture, the frame for the code, and the switch of the camera's light where it has one. */
export function LivePicture({ stream, onVideo }: LivePictureProps) {
  const translate = useTranslate();
  const { colours } = useTheme().palette;
  const video = useRef<HTMLVideoElement>(null);
  const [torch, setTorch] = useState<'none' | 'off' | 'on'>('none');

  useEffect(() => {
    onVideo(video.current);
    return () => onVideo(null);
  }, [onVideo]);

  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream ?? null;
    setTorch('none');
    if (stream) void video.current.play().catch(() => undefined);
  }, [stream]);

  const light = async (on: boolean) => {
    if (stream && (await lightTorch(stream, on))) setTorch(on ? 'on' : 'off');
  };
  const isOn = torch === 'on';
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: '4 / 3',
        maxHeight: '48dvh',
        width: '100%',
        borderRadius: '12px',
        bgcolor: '#0b1512',
        display: 'grid',
        placeItems: 'center',
        color: '#ffffff',
      }}
    >
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        autoPlay
        aria-label={translate('scan.live')}
        // Some cameras tell of their light only once they run.
        onPlaying={() => stream && setTorch((now) => (now === 'none' && hasTorch(stream) ? 'off' : now))}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {!stream && <CircularProgress color="inherit" size={32} aria-hidden />}
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '14% 9%',
          borderRadius: '10px',
          border: `3px solid ${colours.brass}`,
          boxShadow: '0 0 0 100vmax rgba(5, 14, 11, 0.38)',
          opacity: stream ? 1 : 0,
        }}
      />
      {torch !== 'none' && (
        <IconButton
          aria-label={translate('scan.torch')}
          aria-pressed={isOn}
          onClick={() => void light(!isOn)}
          sx={{
            position: 'absolute',
            right: 8,
            bottom: 8,
            color: '#ffffff',
            bgcolor: 'rgba(5, 14, 11, 0.72)',
            '&:hover': { bgcolor: 'rgba(5, 14, 11, 0.9)' },
          }}
        >
          {isOn ? <FlashlightOnRounded /> : <FlashlightOffRounded />}
        </IconButton>
      )}
    </Box>
  );
}
