CREATE TABLE "book_words" (
	"book_id" bigint NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_words_book_id_language_word_pk" PRIMARY KEY("book_id","language","word")
);
--> statement-breakpoint
ALTER TABLE "book_words" ADD CONSTRAINT "book_words_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;