import type { DeveloperTexts } from './texts.ts';

/** The page for those who write programs for the register. */
export const pt: DeveloperTexts = {
  title: 'Coleira para programadores',
  lead: 'Tudo o que uma pessoa faz no registo, um programa pode fazer por ela com uma chave.',
  contents: 'Nesta página',
  reference: 'Todas as operações',
  description: 'Descrição OpenAPI 3.1',
  product: 'Voltar ao registo',
  language: 'English',
  sections: [
    {
      id: 'start',
      title: 'Começar em cinco minutos',
      text: [
        'Peça a quem gere a sua entidade a permissão “Gerir chaves de API e notificações de programas”. Em Administração, Chaves de API, crie uma chave, escolha o que permite e selecione “Fazer a chave”. É mostrada uma só vez.',
        'Envie-a em cada pedido. O número de cédula do médico veterinário por quem o programa age segue em `X-Veterinarian`; tem de trabalhar para a entidade e estar ativo.',
        'Um programa completo, que consulta, regista, vacina e imprime, está em `docs/examples/practice.mjs` do projeto e tem menos de 60 linhas.',
      ],
      code: 'curl https://registo.example.pt/api/animals/620098100000000 \\\n  -H "Authorization: Bearer coleira_…" \\\n  -H "X-Veterinarian: 1234"',
    },
    {
      id: 'client',
      title: 'Um cliente em TypeScript',
      text: [
        'Este registo escreve um cliente a partir da sua própria descrição: um ficheiro sem dependências, para Node 20 e navegadores, que compila no modo estrito. Descarregue `/api/docs/client.ts`, ou execute `npm run client` no projeto, que escreve `dist/client/coleira.ts`.',
        'Cada chamada tem o nome da descrição, conhece o que recebe e o que responde, repete com a mesma chave e lança um `ApiError` com o código.',
      ],
      code: "import { createClient } from './coleira.ts';\nconst registo = createClient({ url: 'https://registo.exemplo.pt', key: 'coleira_…' });\nconst animal = await registo.getAnimal({ path: { id: '620098100000000' } });",
    },
    {
      id: 'keys',
      title: 'Chaves',
      text: [
        'Uma chave age em nome de quem a fez e nunca pode mais do que essa pessoa pode nesse momento. O que permite são grupos de operações, para consultar ou para alterar, ou operações isoladas pelo nome. A descrição de cada operação diz a que grupo pertence (`Key: ANIMALS_READ`).',
        'Pode limitar a chave a endereços, a um número de pedidos por hora e a um último dia. Ao renovar, a chave anterior ainda é aceite durante os dias que indicar. Uma chave perdida revoga-se de imediato.',
        'Entrar, gerir chaves, contas e permissões fica sempre para pessoas. Tudo o que a chave faz fica registado com o nome dela e do parceiro.',
      ],
    },
    {
      id: 'errors',
      title: 'Erros',
      text: [
        'Um pedido que não é aceite responde com um código em `data.message` e, por campo, em `errors`. Os códigos não mudam; as frases podem mudar.',
        '400 pedido malformado. 401 chave inválida. 403 falta uma permissão ou a chave não permite. 404 não existe, ou não é seu para ver. 409 o estado não permite. 422 valores errados. 429 e 503 tente depois dos segundos em `Retry-After`.',
      ],
      code: '{ "hasErrors": true,\n  "errors": [{ "property": "birthdate", "error": "INVALID_BIRTHDATE" }],\n  "data": { "message": "FORM_ERROR_MSG" } }',
    },
    {
      id: 'repeats',
      title: 'Repetições',
      text: [
        'Dê a cada alteração um `Idempotency-Key` novo e aleatório. Se a ligação cair, repita o mesmo pedido com a mesma chave durante um dia: tem um só efeito e a mesma resposta.',
        'Um registo lido traz `version`. Envie-a ao alterar: se outro o mudou entretanto, a resposta é 409 `STALE_VERSION` com o registo atual.',
      ],
    },
    {
      id: 'paging',
      title: 'Listas',
      text: [
        'As listas aceitam `currentPage` e `itemsPerPage` e respondem com `content` e `totalItems`. Acima de mil, o total é uma estimativa. Para ler tudo, siga o `cursor` da resposta.',
      ],
    },
    {
      id: 'limits',
      title: 'Limites',
      text: [
        'Cada chave tem os seus pedidos por hora. Consultar por número animais e titulares fora da sua entidade tem ainda o limite da conta e da entidade. Mensagens a outras pessoas são espaçadas, e o que se pediu fica feito.',
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      text: [
        'Em vez de perguntar, seja notificado: em Administração, Webhooks, indique um endereço público com HTTPS e escolha os acontecimentos. As mensagens só levam números; o resto consulta-se com a chave.',
        '`X-Coleira-Signature` é o HMAC-SHA256, em hexadecimal, de `X-Coleira-Time`, um ponto e o corpo, com o segredo do webhook. Recuse o que tiver mais de cinco minutos. `X-Coleira-Message` é igual quando a mensagem se repete.',
        'Responda 2xx em dez segundos. Senão, tenta-se de novo durante três dias, por ordem em cada animal. Um dia sem entregas para o webhook e avisa a entidade.',
      ],
      code: '{ "id": "…", "event": "ANIMAL_LOST", "createdAt": "2026-05-01T09:00:00.000Z",\n  "data": { "at": "…", "animalId": 12, "transponder": "620098100000000" } }',
    },
    {
      id: 'sandbox',
      title: 'Experimentar',
      text: [
        'A demonstração é um registo completo com pessoas e animais inventados: `npm start` com `DEMO=1`. Entre com a conta da clínica, que o arranque indica, faça uma chave e experimente sem receio; recomeça-se apagando a pasta de dados.',
      ],
    },
    {
      id: 'changes',
      title: 'O que muda',
      text: [
        'Operações e propriedades novas podem chegar com qualquer versão: ignore o que não conhece. O que acaba é anunciado com pelo menos 180 dias, na descrição e nos cabeçalhos `Deprecation` e `Sunset` de cada resposta. As alterações estão em `docs/api-changelog.md` do projeto.',
      ],
    },
  ],
};
