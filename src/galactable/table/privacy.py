"""What a server stores and for how long, as everybody may read it at ``/privacy``."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from galactable.table.asking import host_of, lang_of
from galactable.table.settings import ServerSettings

__all__ = ["privacy", "statement"]

WORDS = {
    "en": (
        "What is stored here",
        "Tables: the game, every move with its time, the names and bots at the seats, who won. "
        "Names are what people typed; nobody is asked for an account, a mail address or a number.",
        "What is said at a table, where people talk, is stored with it and goes with it.",
        "Secrets that open seats are stored as hashes; your browser keeps the secrets themselves, "
        "and your name and settings. There are no cookies and no third parties.",
        "Addresses are not stored: a table carries a salted hash of its maker's, for quotas. "
        "Only an address that the host has shut out is stored as it is. Addresses are in memory "
        "while you are connected.",
        "Finished games are kept {finished}, unfinished tables {unfinished} after the last move, "
        "uploaded games {uploads}. Whoever made a table or uploaded a game can delete it at once.",
        ("for ever", "{} days"),
    ),
    "de": (
        "Was hier gespeichert wird",
        "Tische: das Spiel, jeder Zug mit seiner Zeit, Namen und Bots auf den Plätzen, wer gewann. "
        "Namen sind, was Leute eingetippt haben; nach Konto, Adresse oder Nummer fragt niemand.",
        "Was an einem Tisch gesagt wird, wird mit ihm gespeichert und mit ihm gelöscht.",
        "Geheimnisse, die Plätze öffnen, werden als Hashwerte gespeichert; die Geheimnisse selbst, "
        "dein Name und deine Einstellungen liegen in deinem Browser. Es gibt keine Cookies und "
        "keine Dritten.",
        "Adressen werden nicht gespeichert: Ein Tisch trägt für Obergrenzen einen gesalzenen "
        "Hashwert der Adresse, von der er kam. Nur eine Adresse, die der Betreiber ausgesperrt "
        "hat, steht im Klartext. Im Speicher sind Adressen, solange du verbunden bist.",
        "Beendete Partien bleiben {finished}, unbeendete Tische {unfinished} nach dem letzten "
        "Zug, hochgeladene Partien {uploads}. Wer einen Tisch gemacht oder eine Partie "
        "hochgeladen hat, kann sie sofort löschen.",
        ("für immer", "{} Tage"),
    ),
    "fr": (
        "Ce qui est enregistré ici",
        "Les tables : le jeu, chaque coup et son heure, les noms et les robots aux places, qui a "
        "gagné. Les noms sont ceux que l’on a saisis ; ni compte, ni adresse, ni numéro.",
        "Ce qui se dit à une table est enregistré avec elle et supprimé avec elle.",
        "Les secrets qui ouvrent les places sont enregistrés sous forme d’empreintes ; votre "
        "navigateur garde les secrets, votre nom et vos réglages. Ni cookies, ni tiers.",
        "Les adresses ne sont pas enregistrées : une table porte une empreinte salée de celle de "
        "son auteur, pour les quotas. Seule une adresse exclue par l’hôte est enregistrée telle "
        "quelle. Les adresses sont en mémoire tant que vous êtes connecté.",
        "Les parties finies sont gardées {finished}, les tables inachevées {unfinished} après le "
        "dernier coup, les parties importées {uploads}. Qui a créé une table ou importé une "
        "partie peut la supprimer aussitôt.",
        ("pour toujours", "{} jours"),
    ),
    "es": (
        "Qué se guarda aquí",
        "Las mesas: el juego, cada jugada con su hora, los nombres y los bots de los asientos, "
        "quién ganó. Los nombres son los que se escribieron; no se pide cuenta, dirección ni "
        "número.",
        "Lo que se dice en una mesa se guarda con ella y se borra con ella.",
        "Los secretos que abren los asientos se guardan como resúmenes; el navegador guarda los "
        "secretos, tu nombre y tus ajustes. No hay cookies ni terceros.",
        "Las direcciones no se guardan: una mesa lleva un resumen con sal de la de quien la creó, "
        "para los límites. Solo se guarda tal cual una dirección que el anfitrión ha excluido. "
        "Las direcciones están en memoria mientras estás conectado.",
        "Las partidas terminadas se guardan {finished}, las mesas sin terminar {unfinished} "
        "después de la última jugada, las partidas subidas {uploads}. Quien creó una mesa o subió "
        "una partida puede borrarla al momento.",
        ("para siempre", "{} días"),
    ),
}

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}"
    ":root{color-scheme:light dark}"
)


def statement(settings: ServerSettings, lang: str) -> list[str]:
    """The heading and the paragraphs, with this server's own figures."""
    *lines, (ever, days) = WORDS.get(lang, WORDS["en"])

    def kept(count: float) -> str:
        return str(days).format(f"{count:g}") if count > 0 else str(ever)

    figures = {
        "finished": kept(settings.keep_finished),
        "unfinished": kept(settings.keep_unfinished),
        "uploads": kept(settings.keep_uploads),
    }
    return [str(line).format(**figures) for line in lines]


@get("/privacy", include_in_schema=False)
async def privacy(request: Request[Any, Any, State], lang: str | None = None) -> Response[str]:
    """The statement as a page."""
    known = lang if lang in WORDS else lang_of(request)
    heading, *rest = map(escape, statement(host_of(request).settings, known))
    body = "".join(f"<p>{line}</p>" for line in rest)
    return Response(
        f'<!doctype html><html lang="{known}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title>'
        f"<style>{STYLE}</style><h1>{heading}</h1>{body}</html>",
        media_type="text/html; charset=utf-8",
        headers={"Vary": "Accept-Language"},
    )
