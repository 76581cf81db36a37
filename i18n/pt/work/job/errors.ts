import type { JobCode } from '../../../../resources/work/job/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const jobErrors = {
  TOO_MANY_JOBS: 'Tem demasiados trabalhos em curso. Aguarde que um termine ou cancele um deles.',
  JOB_HAS_ENDED: 'O trabalho já terminou.',
  JOB_HAS_NOT_FAILED: 'Só um trabalho que falhou ou foi cancelado pode ser repetido.',
  JOB_RIGHT_LOST: 'A conta que iniciou o trabalho já não tem permissão para o fazer.',
  JOB_KEEPS_STOPPING: 'O trabalho foi interrompido várias vezes sem avançar. Contacte o suporte.',
  JOB_FAILED:
    'Ocorreu um erro inesperado e o trabalho parou. Tente novamente; se voltar a falhar, contacte o suporte.',
  JOB_WAS_CANCELED: 'O trabalho foi cancelado antes.',
  ERROR_START_JOB: 'Não foi possível iniciar o trabalho.',
  ERROR_CANCEL_JOB: 'Não foi possível cancelar o trabalho.',
  ERROR_RETRY_JOB: 'Não foi possível repetir o trabalho.',
} as const satisfies CodeTexts<JobCode>;
