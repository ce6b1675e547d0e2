CREATE TABLE "imported_books" (
	"key" text PRIMARY KEY NOT NULL,
	"book_id" bigint,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_books" ADD CONSTRAINT "imported_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE set null ON UPDATE no action;