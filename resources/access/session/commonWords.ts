/**
 * The words at the heart of the passwords that are tried first, in lower case without accents: what remains of
 * the usual lists once the digits and signs that people add are taken away. English, Portuguese, keyboards,
 * names, clubs, and the words of this register.
 */
const WORDS = `
password passwort passe passw passwd pass palavrapasse palavrachave senha senhas segredo secreto secret login entrar
admin administrador administrator root user utilizador username usuario guest convidado teste test tester testing
demo default changeme mudar mudeme trocar welcome bemvindo benvindo hello ola letmein openme access acesso master
qwerty qwertyuiop qwert qwe asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc azerty azertyuiop qwertz zaqwsx
qaz wsx asd asdasd qweqwe zxc zxczxc qweasd qweasdzxc poiuyt lkjhgf mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh
aaa aaaa aaaaa aaaaaa abcabc aabbcc xxxxxx zzzzzz qqqqqq computer computador internet google facebook instagram
samsung android iphone apple microsoft windows linux office server servidor system sistema database oracle cisco
dragon monkey football futebol baseball basketball soccer hockey superman batman spiderman starwars pokemon naruto
shadow sunshine princess princesa iloveyou ilove loveyou love lovely amor amoreterno meuamor amote teamo querido querida
michael jennifer jordan michelle jessica charlie andrew daniel joshua matthew thomas robert george maggie hunter harley
ranger buster killer trustno pepper ginger cookie summer winter autumn spring verao inverno primavera outono
january february march april june july august september october november december janeiro fevereiro marco abril maio
junho julho agosto setembro outubro novembro dezembro monday tuesday wednesday thursday friday saturday sunday segunda
terca quarta quinta sexta sabado domingo mustang ferrari porsche mercedes corvette yamaha honda cheese chocolate banana
orange purple yellow silver golden diamond crystal flower freedom whatever nothing forever liverpool chelsea arsenal
manchester barcelona realmadrid benfica slbenfica sporting scp porto fcporto braga portugal lisboa lisbon coimbra faro
aveiro madeira acores brasil angola espana maria mariana joana joao jose antonio manuel francisco pedro paulo carlos luis
miguel tiago diogo rui ricardo bruno andre ana carolina beatriz catarina ines sofia sara rita marta margarida leonor matilde
familia filho filha mama papa deus jesus jesuscristo cristo maria123 anjo estrela sol lua gato gata cao caes cachorro
bobi bobby lassie rex max bella luna kika nina toby animal animais veterinario veterinaria clinica vet canil gatil
coleira trela chip microchip transponder registo register identidade siac titular dono racas raca
computador123 bom dia boa noite obrigado mudarja empresa trabalho escritorio company secret123 superuser sysadmin
temp temporary temporario provisoria nova novapass newpass mypass mypassword thepassword password123 passwordpassword
`;

/** Digits that stand alone in a password, with a letter and a sign to please a rule. */
const NUMBERS = `
1234 12345 123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 654321 987654321 112233 121212
abc123 abc1234 abcd1234 a123456 a12345 a1b2c3 a1b2c3d4 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx zaq12wsx qwe123
qwerty123 qwerty1 asd123 aa123456 admin123 pass123 pass1234 test123 teste123 senha123 password1 welcome1 passw0rd p4ssword
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(`${WORDS} ${NUMBERS}`.split(/\s+/).filter(Boolean));
